import type { Examples } from "@camber/ui/examples/Examples.ts"
import { FitReportCard } from "./FitReportCard.tsx"

const nothing = () => undefined
const report = {
  product: { title: "Halvorsen 11 in Front Brake Rotor", href: "#" },
  number: "HVP-RTR11-2",
  when: "Nov 22, 2026, 4:05 PM",
  order: "4821773905",
  car: "1969 Chevrolet Camaro, 350",
  statement: "Fits 1967-1969 Chevrolet Camaro (yours: 1969) with small block Chevrolet (yours: 350).",
  source: "Halvorsen catalog 2025, page 41, 2025-03-01",
  counted: "2 of 14 orders in which this statement decided the fit"
}
const verdicts = ["Statement is wrong", "Shopper's mistake"].map((label) => ({ label, onDo: nothing }))

export const examples: Examples = {
  New: <FitReportCard {...report} state="New" isBusy={false} actions={[...verdicts, { label: "Under review", onDo: nothing }]} />,
  "Under review, being judged": <FitReportCard {...report} state="Under review" isBusy actions={verdicts} />
}
