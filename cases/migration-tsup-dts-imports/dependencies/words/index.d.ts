declare namespace words {
  class Inner {}
}
export = words;
