import type { Examples } from "@camber/ui/examples/Examples.ts"
import { DeskLine, type DeskLineProps } from "./DeskLine.tsx"

const line: DeskLineProps = {
  title: "Trackline rotor, 11.00 in., slotted",
  href: "#rotor",
  picture: "/content/parts/brake-rotor.svg",
  brand: "Bristow Brake",
  sku: "CAM-P3-1",
  options: ["One right, one left"],
  parts: [],
  open: 2,
  standing: null,
  shelf: "12 in stock",
  price: "$169.98",
  car: "1969 Chevrolet Camaro",
  fit: { tone: "fit", label: "Guaranteed To Fit", why: "Fits Chevrolet Camaro 1967-1969" },
  picked: 2,
  onPick: () => undefined
}

export const examples: Examples = {
  "To pack": (
    <ul>
      <DeskLine {...line} />
      <DeskLine {...line} title="Street Ceramic pads" open={1} picked={0} parts={["1 × Pad set (CAM-9-1)", "1 × Clip set (CAM-9-2)"]} />
      <DeskLine
        {...line}
        title="Caliper-with-a-name-that-has-no-space-to-break-at-anywhere"
        sku="CAM-P1234567-12"
        open={0}
        picked={null}
        car={null}
        fit={null}
        standing="2 of 3 shipped, 1 canceled"
      />
    </ul>
  )
}
