import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { Assembly, AssemblyChoice, AssemblyItem, AssemblyPiece, AssemblySheet, AssemblyTile, PieceQuestion, SheetPoint } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    Assembly,
    AssemblyChoice,
    AssemblyItem,
    AssemblyLayer: AssemblySheet.fields.layers.value,
    AssemblyPiece,
    AssemblySheet,
    AssemblyTile,
    PieceQuestion,
    SheetPoint
  },
  texts: {
    "Query.assembly": "An exploded drawing with its pieces and what fits the car; null for an unknown name.",
    "Query.assemblies": "Every exploded drawing.",
    "AssemblyPiece.count": "What the listing of this piece has: with a car what fits it."
  }
}
