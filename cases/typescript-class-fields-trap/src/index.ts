export class Client {
  url = `${this.base}/v1`;
  constructor(private base: string) {}
}

class Model {
  constructor(data: object) {
    Object.assign(this, data);
  }
}

export class User extends Model {
  name!: string;
}
