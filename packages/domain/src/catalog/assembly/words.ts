import { getItemsForSides, type Sides } from "./assemblySet.ts"
import type { AssemblyChoice, AssemblyPiece } from "./model.ts"

/** Formats the quantity per side: '1 left, 1 right', '2 left', '4 pieces'. Empty for a single piece without sides. */
export const quantityText = (
  { isHanded }: Pick<AssemblyPiece, "isHanded">,
  choice: Pick<AssemblyChoice, "items">,
  sides: Sides
): string => {
  const items = getItemsForSides(choice, sides)
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!isHanded || (count === 1 && sides === "both")) return count === 1 ? "" : `${count} pieces`
  if (sides !== "both") return `${count} ${sides}`
  return `${Math.ceil(count / 2)} left, ${Math.floor(count / 2)} right`
}
