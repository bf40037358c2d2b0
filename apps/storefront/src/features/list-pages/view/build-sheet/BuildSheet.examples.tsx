import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Button } from "@camber/ui"
import { BuildSheet, type BuildSheetProps } from "./BuildSheet.tsx"

const sheet: BuildSheetProps = {
  title: "350 top end",
  car: { vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8", raceType: "Dirt Late Model" },
  facts: ["3 items", "Shared Oct 1, 2026"],
  lines: [
    {
      key: "1",
      title: "Marrow Hydraulic Flat Tappet Camshaft",
      href: "#",
      details: ["Marrow", "MRW-2201", "Lift: 0.480 in"],
      fit: { tone: "fit", label: "Guaranteed To Fit" },
      quantity: 1,
      each: "$189.99",
      total: "$189.99",
      change: "$10.00 more"
    },
    {
      key: "2",
      title: "Ironvale Top End Kit with a name that does not end where one would expect it",
      details: ["Ironvale", "IRO-77", "Cylinder head: 64 cc, Head bolt set"],
      fit: { tone: "nofit", label: "May Not Fit" },
      quantity: 12,
      each: "$1,249.00",
      total: "$14,988.00"
    },
    { key: "3", title: "No longer sold", details: ["CAM-7"], quantity: 1 }
  ],
  findings: [
    { tone: "bad", label: "May not fit", text: "Ironvale Top End Kit. Made for 1970-1981 Camaro; yours is a 1969" },
    {
      tone: "warning",
      label: "Gasket Set missing",
      text: "Needed with Marrow Hydraulic Flat Tappet Camshaft",
      action: <a href="#find">Find one</a>
    },
    {
      tone: "bad",
      label: "Does not meet",
      text: "Fastline Hose End and Fastline Bulkhead Port. The hose end is AN-10, this port AN-8: they do not go together.",
      action: ["AN Adapters that join them", "Hose Ends that meet"].map((label) => (
        <p key={label} className="build__way">
          <a className="link" href="#find">
            {label}
          </a>
        </p>
      ))
    },
    { tone: "note", label: "Not legal for use on pollution-controlled vehicles in California", text: "Marrow Camshaft" }
  ],
  total: "$15,177.99",
  change: "$10.00 more than when it was shared",
  url: "https://shop.example/buildlist?shareGuid=0b9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11",
  actions: (
    <>
      <Button variant="primary">Print</Button>
      <Button>Copy to My Lists</Button>
    </>
  )
}

export const examples: Examples = {
  "With findings": <BuildSheet {...sheet} />,
  "All well": (
    <BuildSheet
      {...sheet}
      findings={[]}
      change={undefined}
      car={undefined}
      carAction={<Button size="small">Build it for your car</Button>}
    />
  )
}
