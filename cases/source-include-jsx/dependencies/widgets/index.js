export const Title = () => <h1>Slugs</h1>;
