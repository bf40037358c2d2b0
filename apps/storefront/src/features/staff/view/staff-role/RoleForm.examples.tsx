import type { Examples } from "@camber/ui/examples/Examples.ts"
import { RoleForm } from "./RoleForm.tsx"

const options = [
  { value: "owner", label: "Owner" },
  { value: "orders", label: "Orders" }
]

export const examples: Examples = {
  "The role of a packer": <RoleForm email="packer@shop.test" current="orders" options={options} isBusy={false} onSet={() => undefined} />
}
