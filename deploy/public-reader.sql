-- The rights of the public site on PostgreSQL: it reads what it shows, and writes nothing. As the
-- store's owner, in its database: psql --username=nk --dbname=nk --file=deploy/public-reader.sql
-- It can be run again.
GRANT SELECT ON ALL TABLES IN SCHEMA public TO nk_site;
-- Tables that an upgrade adds are its to read, too.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO nk_site;
-- Who works at the desk, and what they did, is no business of the public site.
REVOKE ALL ON desk_devices, desk_pairings, desk_answers, audit, audit_head FROM nk_site;
