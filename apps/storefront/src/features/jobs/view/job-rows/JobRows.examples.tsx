import type { Examples } from "@camber/ui/examples/Examples.ts"
import { type JobRowProps, JobRows } from "./JobRows.tsx"

const row: JobRowProps = {
  number: 1,
  field: "have-1",
  name: "Brake Rotor, Front, 2",
  href: "/shop/rotors~2-1-2",
  state: "Missing",
  tone: "open",
  details: ["Left and right."],
  origin: { note: null, references: [{ label: "A front disc brake conversion, Auto Restorer", href: "https://example.com" }] },
  isMarked: false,
  canMark: true,
  part: {
    title: "Slotted Brake Rotor",
    href: "/item/rotor/2",
    details: "Bristow Brake · 11 in · In stock",
    imageUrl: "/content/parts/brake-rotor.svg",
    price: "$138.00",
    coreCharge: null,
    pieces: 2,
    fit: { tone: "fit", label: "Guaranteed To Fit" }
  },
  isOpen: false
}
const general = { note: "General shop knowledge, not the maker's word. Check it against your car.", references: [] }

export const examples: Examples = {
  "Every state": (
    <JobRows
      rows={[
        row,
        { ...row, number: 2, name: "Brake Caliper, Front, 2", state: "In cart", tone: "cart", canMark: false, part: null },
        { ...row, number: 3, name: "Master Cylinder, Tandem", state: "Owned", tone: "own", canMark: false, part: null, origin: general },
        { ...row, number: 4, name: "Cotter Pin Set", href: null, state: "We do not sell this", part: null, origin: general },
        { ...row, number: 5, name: "Brake Pads", part: null, isOpen: true }
      ]}
    />
  ),
  Tools: (
    <JobRows
      isCompact
      rows={[
        { ...row, part: null, name: "Torque Wrench" },
        { ...row, number: 2, part: null, name: "Flare Tool", isMarked: true }
      ]}
    />
  )
}
