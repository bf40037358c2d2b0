import type { Examples } from "@camber/ui/examples/Examples.ts"
import { sampleRow } from "../../testing/samplePlan.ts"
import { JobBudgets } from "./JobBudgets.tsx"
import { JobBuy } from "./JobBuy.tsx"

const buy = {
  count: 4,
  total: "$487.42",
  coreCharge: "$90.00",
  totalWithUsual: "$619.32",
  action: "/forms/jobs/disc-conversion-front",
  name: "add",
  slug: "disc-conversion-front",
  isUpdating: false
}

export const examples: Examples = {
  Budgets: <JobBudgets plan={{ rows: [sampleRow()] }} budget="middle" />,
  "Without a part": <JobBudgets plan={{ rows: [] }} budget="value" />,
  Buy: <JobBuy {...buy} />,
  "Nothing to buy": <JobBuy {...buy} count={0} coreCharge={null} totalWithUsual={null} />
}
