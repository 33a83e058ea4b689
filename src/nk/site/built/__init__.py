"""The built pages as they are read: files, what each page lacks, which pages come next."""
