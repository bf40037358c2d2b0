/** Makes that come first in lists, in this order (GAP-C61). */
export const prioritizedMakes: ReadonlyArray<string> = ["Chevrolet", "Ford", "Dodge", "Pontiac", "Plymouth", "Buick", "Oldsmobile", "GMC"]

/** Moves the prioritized makes to the front and keeps the order of the others. */
export const prioritizeMakes = <Make extends { readonly primary: string }>(makes: ReadonlyArray<Make>): ReadonlyArray<Make> => {
  const rank = ({ primary }: Make) => (prioritizedMakes.includes(primary) ? prioritizedMakes.indexOf(primary) : prioritizedMakes.length)
  return makes.toSorted((one, other) => rank(one) - rank(other))
}
