import type { Examples } from "@camber/ui/examples/Examples.ts"
import { JobBudgets } from "./JobBudgets.tsx"
import { JobBuy } from "./JobBuy.tsx"

const buy = {
  count: 4,
  pieces: 6,
  total: "$487.42",
  coreCharge: "$90.00",
  totalWithUsual: "$619.32",
  action: "/jobs/disc-conversion-front",
  name: "add",
  isUpdating: false
}

const budgets = [
  { value: "value", title: "Value", price: "$352.18", details: "Northbend, Paddock Basics" },
  { value: "middle", title: "Middle", price: "$487.42", details: "Ironvale, Fairlead Hose, Bristow Brake and others" },
  { value: "premium", title: "Premium", price: "Nothing to add", details: "" }
]

export const examples: Examples = {
  Budgets: <JobBudgets name="budget" chosen="middle" budgets={budgets} />,
  Buy: <JobBuy {...buy} />,
  "Nothing to buy": <JobBuy {...buy} count={0} pieces={0} coreCharge={null} totalWithUsual={null} />
}
