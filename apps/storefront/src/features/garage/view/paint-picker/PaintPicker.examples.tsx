import type { Examples } from "@camber/ui/examples/Examples.ts"
import { InteractiveExample } from "@camber/ui/examples/InteractiveExample.tsx"
import { PaintPicker, type PaintPickerProps } from "./PaintPicker.tsx"

export const examples: Examples = {
  Green: <PaintPicker name="1969 Chevrolet Camaro" paint="green" />,
  "None yet": (
    <InteractiveExample<PaintPickerProps["paint"]> initial={null}>
      {(paint, pick) => <PaintPicker name="1969 Chevrolet Camaro" paint={paint} onPick={pick} />}
    </InteractiveExample>
  )
}
