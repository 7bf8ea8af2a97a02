#!/bin/sh
# Once, by the member that begins the cluster; Patroni gives the address.
set -e
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" "$1" <<'SQL'
create role faena login password :'password';
create database faena owner faena;
SQL
