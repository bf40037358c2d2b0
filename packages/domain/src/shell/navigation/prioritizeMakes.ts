/** The makes that lists begin with, in this order (GAP-C61). */
export const prioritizedMakes: ReadonlyArray<string> = ["Chevrolet", "Ford", "Dodge", "Pontiac", "Plymouth", "Buick", "Oldsmobile", "GMC"]

/** The prioritized makes first, the others behind them in the order they came. */
export const prioritizeMakes = <Make extends { readonly primary: string }>(makes: ReadonlyArray<Make>): ReadonlyArray<Make> => {
  const rank = ({ primary }: Make) => (prioritizedMakes.includes(primary) ? prioritizedMakes.indexOf(primary) : prioritizedMakes.length)
  return makes.toSorted((one, other) => rank(one) - rank(other))
}
