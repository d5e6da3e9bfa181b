export function A() {
  return (
    <p>
      <b />
    </p>
  );
}
