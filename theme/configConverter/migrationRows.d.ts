/** Written by build/components/configConverter from the migration pages. */
declare module 'virtual-migration-rows' {
  const rows: import('../../site/configConverter/Note').MigrationRows;
  export default rows;
}
