const columns: string[] = [];
const column = (_target: object, key: string): void => {
  columns.push(key);
};

export class User {
  @column name = 'Ada';
}
