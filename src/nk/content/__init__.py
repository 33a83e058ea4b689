"""The content pipeline: what the shop says and shows, checked and compiled for the pages.

`loading` reads content/*.yaml into models, `checking` looks for what models cannot see, and
`compiling` writes JSON, TypeScript types and pictures for the web build.
"""
