import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { Assembly, AssemblyChoice, AssemblyItem, AssemblyPiece, AssemblySheet, AssemblyTile, PieceQuestion, SheetPoint } from "./model.ts"

/** GraphQL names and descriptions of this capability's calls. */
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
    "Query.assembly": "An exploded drawing with its pieces and the parts that fit the vehicle. Null for an unknown name.",
    "Query.assemblies": "Every exploded drawing.",
    "AssemblyPiece.count": "Number of products in the piece's listing; with a vehicle, only those that fit."
  }
}
