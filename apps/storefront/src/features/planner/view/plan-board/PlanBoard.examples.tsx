import type { Examples } from "@camber/ui/examples/Examples.ts"
import { LinkButton } from "@camber/ui"
import { PlanBoard, type PlanBoardProps } from "./PlanBoard.tsx"

const board: PlanBoardProps = {
  title: "Camaro, street and track",
  note: "5 pieces",
  car: { vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8", raceType: "Dirt Late Model" },
  budget: {
    total: "$1,188.47",
    budget: { amount: "$1,500.00", left: { label: "Left", amount: "$311.53" } },
    spent: "$188.47",
    inCart: "$400.00",
    planned: "$600.00",
    shares: { spent: 12.5, inCart: 26.6, planned: 40, budget: 100 }
  },
  stages: [
    {
      id: "brakes",
      name: "Brakes",
      total: "$588.47",
      note: "1 to buy",
      due: "by Nov 28",
      isDone: false,
      addHref: "#add-brakes",
      toAdd: { sure: 1, unsure: 2 },
      cards: [
        {
          partKey: "a",
          title: "Ironvale Vented Rotor, 11.00 in",
          href: "#rotor",
          details: ["2 pieces", "Ironvale", "IRO-2V1", "In stock"],
          fit: { tone: "fit", label: "Guaranteed To Fit" },
          price: "$188.47",
          state: "ordered",
          stateText: "Ordered, by Nov 28"
        },
        {
          partKey: "b",
          title: "Street Ceramic Pad Set with a name that goes on for longer than any card has room for, front and rear",
          href: "#pads",
          details: ["Ironvale", "IRO-52"],
          parts: ["2 × Front Brake Pad Set, Ceramic", "1 × Brake Fluid"],
          fit: { tone: "nofit", label: "May Not Fit" },
          price: "$400.00",
          state: "mixed",
          stateText: "1 in cart, 1 planned"
        }
      ],
      gaps: [{ key: "fluid", name: "Brake Fluid", text: "Needed with Ironvale Brake Caliper", href: "#fluid", isNeeded: true }],
      often: [{ key: "hose", name: "Brake Hose Kit", text: "Often changed with Ironvale Rotor", href: "#hose", isNeeded: false }]
    },
    {
      id: "cooling",
      name: "Cooling",
      total: "$600.00",
      note: "All delivered",
      isDone: true,
      addHref: "#add-cooling",
      toAdd: { sure: 0, unsure: 0 },
      cards: [{ partKey: "c", title: "No longer sold", details: [], state: "arrived", stateText: "Arrived" }],
      gaps: [],
      often: []
    }
  ],
  findings: [
    {
      key: "1",
      tone: "warning",
      label: "Brake Fluid missing",
      text: "Needed with Ironvale Brake Caliper",
      link: { href: "#choose-fluid", label: "Choose Brake Fluid" }
    }
  ],
  reach:
    "This looks at what usually goes with these kinds of parts. Small hardware, fluids and parts already on the car are yours to check.",
  rules: {
    className: "Dirt Late Model",
    source: "A summary of what rule books of these classes usually require.",
    rules: [
      { about: "Belts", text: "A harness of five points or more, within its date.", answer: "Ironvale Harness", isAnswered: true },
      { about: "Throttle", text: "Two return springs.", answer: "Checked by the inspector", isAnswered: false }
    ]
  },
  dates: [{ key: "1", day: "Nov 28", text: "Ironvale Vented Rotor", orderHref: "#order", orderLabel: "Order 4821773905" }],
  share: {
    car: { vehicle: "1969 Chevrolet Camaro" },
    firstName: "Dana",
    shared: { url: "https://shop.example/buildlist/sheet?shareGuid=1", title: "Dana's 1969 Chevrolet Camaro", href: "#sheet" }
  },
  links: <LinkButton href="#list">Open the List</LinkButton>,
  forms: { action: "/buildlist/plan?list=1", longestName: 40 }
}

export const examples: Examples = { "A build with a part of everything": <PlanBoard {...board} /> }
