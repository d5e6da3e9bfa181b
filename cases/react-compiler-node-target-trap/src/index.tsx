export const Total = ({ prices }: { prices: number[] }) => {
  const sum = prices.reduce((total, price) => total + price, 0);
  return <output>{sum}</output>;
};
