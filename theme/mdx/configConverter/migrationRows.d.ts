/** Written by build/components/configConverter from the migration pages. */
declare module 'virtual-migration-rows' {
  const rows: import('../../../site/configConverter/MigrationRow').MigrationRows;
  export default rows;
}
