import type { Examples } from "@camber/ui/examples/Examples.ts"
import { sampleAssembly } from "../../testing/sampleAssembly.ts"
import { AssemblyDrawing } from "./AssemblyDrawing.tsx"

const { pieces, sheet, title } = sampleAssembly()
const drawn = (chosen: ReadonlyArray<string>) =>
  pieces.map((piece) => ({
    ...piece,
    state: chosen.includes(piece.id) ? ("chosen" as const) : piece.count === 0 ? ("none" as const) : ("open" as const)
  }))

export const examples: Examples = {
  "Nothing chosen": (
    <div className="sheet">
      <AssemblyDrawing title={title} sheet={sheet} pieces={drawn([])} current={null} onOpen={() => undefined} />
    </div>
  ),
  "One chosen, one open": (
    <div className="sheet">
      <AssemblyDrawing title={`${title} again`} sheet={sheet} pieces={drawn(["Rotor"])} current="Pads" onOpen={() => undefined} />
    </div>
  )
}
