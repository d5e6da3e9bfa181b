console.log('registered');

export class Registry {
  size = 0;
}
