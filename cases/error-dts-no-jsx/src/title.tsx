export const title = <h1>Slugs</h1>;
