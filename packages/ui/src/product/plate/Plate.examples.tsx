import type { Examples } from "../../../examples/Examples.ts"
import { camaro } from "../../../examples/samples.ts"
import { Plate } from "./Plate.tsx"

const row = (children: React.ReactNode) => <div className="acts">{children}</div>

export const examples: Examples = {
  Sizes: row((["small", "regular", "large"] as const).map((size) => <Plate key={size} size={size} vehicle={camaro} engine="5.7L V8" />)),
  "A link and buttons": row(
    <>
      <Plate vehicle={camaro} href="#garage" />
      <Plate vehicle={camaro} engine="5.7L V8" selected onPress={() => undefined} />
      <Plate vehicle="2004 Ford F-150" remove={{ label: "Remove 2004 Ford F-150", href: "#without" }} />
    </>
  ),
  Empty: row(<Plate href="#add" />),
  "Long text": <Plate vehicle="1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon with the longest name of all" engine="4.6L V8" />
}
