#!/bin/sh
# The site's account owns its database and is no superuser.
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
  --command "create role site login password '$DATABASE_PASSWORD'" --command 'create database site owner site'
