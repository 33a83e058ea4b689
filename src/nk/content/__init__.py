"""The content pipeline: what the shop says and shows, checked and compiled for the pages.

`registry` reads content/*.yaml into models, `check` looks for what models cannot see, `facts` puts
figures into sentences, and `compiler` writes JSON, TypeScript types and pictures for the web build.
"""
