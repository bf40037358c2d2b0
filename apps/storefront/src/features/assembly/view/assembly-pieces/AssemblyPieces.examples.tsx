import { type AssemblyPiece, formatQuestion } from "@camber/domain/assembly"
import { formatCents } from "@camber/domain/money"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { getOfferedParts } from "../../setParts.ts"
import { sampleChoice, samplePiece, sampleAssembly } from "../../testing/sampleAssembly.ts"
import { PieceRow } from "./PieceRow.tsx"
import { SetBar } from "./SetBar.tsx"

const nothing = () => undefined
const row = (piece: AssemblyPiece, chosen: string | null = null, car: string | null = "your Camaro") => (
  <PieceRow
    key={piece.id}
    piece={piece}
    lowest={piece.lowest === null ? null : formatCents(piece.lowest)}
    parts={getOfferedParts(piece, "both")}
    chosen={chosen}
    sides="both"
    car={car}
    question={
      piece.question && (
        <button type="button" className="link">
          {formatQuestion(piece.question)}
        </button>
      )
    }
    isCurrent={false}
    onToggle={nothing}
    onChoose={nothing}
    onSides={nothing}
  />
)
const long = "Front Left and Right Heavy-Duty Police-Package Ventilated Brake Rotor with Hub, Bearings and Dust Cap"

export const examples: Examples = {
  "Open, chosen, nothing fits": (
    <ol className="pieces">{sampleAssembly().pieces.map((piece) => row(piece, piece.id === "Rotor" ? "CAM-1" : null))}</ol>
  ),
  "Needs an answer first": (
    <ol className="pieces">
      {Object.entries({ Bearings: ["Rear Axle"], Seals: ["Transmission", "Rear Axle Housing", "Front Brake Rotor Bolt Circle"] }).map(
        ([id, asks], index) =>
          row(samplePiece(7 + index, id, { count: 0, lowest: null, choices: [], question: { prompt: "AdditionalFacets", asks } }))
      )}
    </ol>
  ),
  "Without a car": (
    <ol className="pieces">{[samplePiece(5, "Caliper", { count: 24, choices: [] })].map((piece) => row(piece, null, null))}</ol>
  ),
  "Long texts": (
    <ol className="pieces">
      {[samplePiece(6, "Bearing", { title: long, note: long, choices: [sampleChoice(6, { title: long, details: long })] })].map((piece) =>
        row(piece, "CAM-6", "your Thunderbird Super Coupe 35th Anniversary")
      )}
    </ol>
  ),
  "The set": (
    <SetBar
      total="$162.97"
      count="2 pieces, 3 items"
      open={[{ id: "a", number: 2, title: "Caliper" }]}
      asking={[{ id: "c", number: 5, title: "Wheel bearings" }]}
      missing={[{ id: "b", number: 3, title: "Brake hoses" }]}
      fill={{ label: "Pick the best-selling fit for all 2 (+$748.85)", onPress: nothing }}
      isAdding={false}
    />
  ),
  "Nothing chosen yet": <SetBar total="$0.00" count="Nothing chosen yet" open={[]} asking={[]} missing={[]} isAdding={false} />
}
