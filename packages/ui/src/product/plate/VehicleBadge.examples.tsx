import type { Examples } from "../../../examples/Examples.ts"
import { camaro } from "../../../examples/samples.ts"
import { VehicleBadge } from "./VehicleBadge.tsx"

const row = (children: React.ReactNode) => <div className="acts">{children}</div>

export const examples: Examples = {
  Sizes: row(
    (["small", "regular", "large"] as const).map((size) => <VehicleBadge key={size} size={size} vehicle={camaro} engine="5.7L V8" />)
  ),
  "A link and buttons": row(
    <>
      <VehicleBadge vehicle={camaro} href="#garage" />
      <VehicleBadge vehicle={camaro} engine="5.7L V8" selected onPress={() => undefined} />
      <VehicleBadge vehicle="2004 Ford F-150" remove={{ label: "Remove 2004 Ford F-150", href: "#without" }} />
    </>
  ),
  Empty: row(<VehicleBadge href="#add" />),
  "Long text": (
    <VehicleBadge vehicle="1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon with the longest name of all" engine="4.6L V8" />
  )
}
