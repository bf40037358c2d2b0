import { type Assembly, type SelectedPiece, fillSet, createSet, getSides, type Sides } from "@camber/domain/assembly"
import { hadFitGuarantee } from "@camber/domain/fitment"
import { formatCents } from "@camber/domain/money"
import { useState } from "react"
import type { FormFields } from "../../foundation/page/FormPage.ts"
import { readSelections } from "./setParts.ts"

/** State of the set while the assembly's page is open. It starts without a choice, or with the fields of a refused form. */
export const useSet = ({ pieces }: Pick<Assembly, "pieces">, fields: FormFields = {}) => {
  const [wishes, setWishes] = useState<ReadonlyArray<SelectedPiece>>(() => readSelections(pieces, fields))
  const [before, setBefore] = useState<ReadonlyArray<SelectedPiece> | null>(null)
  const [sides, setSides] = useState<Readonly<Record<string, Sides>>>(() =>
    Object.fromEntries(wishes.map((chosen) => [chosen.pieceId, chosen.sides]))
  )
  const set = createSet(pieces, wishes)
  const filled = fillSet(pieces, wishes, ({ fit }) => hadFitGuarantee({ verdict: fit }))
  const change = (next: ReadonlyArray<SelectedPiece>) => {
    setBefore(null)
    setWishes(next)
  }
  const others = (id: string) => wishes.filter(({ pieceId }) => pieceId !== id)
  const sidesOfPiece = (id: string): Sides => {
    const piece = pieces.find((candidate) => candidate.id === id)
    return piece === undefined ? "both" : getSides(piece, sides[id])
  }
  const more = filled.length - wishes.length
  return {
    set,
    chosenOf: (id: string) =>
      set.chosen.some((piece) => piece.id === id) ? (wishes.find(({ pieceId }) => pieceId === id)?.skuBaseNumber ?? null) : null,
    sidesOfPiece,
    choose: (id: string, skuBaseNumber: string | null) =>
      change(skuBaseNumber === null ? others(id) : [...others(id), { pieceId: id, skuBaseNumber, sides: sidesOfPiece(id) }]),
    chooseSides: (id: string, wish: Sides) => {
      setSides({ ...sides, [id]: wish })
      change(wishes.map((chosen) => (chosen.pieceId === id ? { ...chosen, sides: wish } : chosen)))
    },
    fill:
      before !== null
        ? {
            label: "Undo",
            onPress: () => change(before)
          }
        : more === 0
          ? undefined
          : {
              label: `Pick the best-selling fit for ${more === 1 ? "1 piece" : `all ${more}`} (+${formatCents(createSet(pieces, filled).total - set.total)})`,
              onPress: () => {
                setBefore(wishes)
                setWishes(filled)
              }
            }
  }
}
