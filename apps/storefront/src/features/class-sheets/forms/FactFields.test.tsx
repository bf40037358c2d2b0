import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { FactFields, listAskedFacts, readFacts } from "./FactFields.tsx"

const engine = { subject: "car", name: "car.engine", label: "Is the engine built or sealed?", values: ["built", "sealed"] }

it("CLASS-05 the form asks each open question once, and shows earlier answers so that they can be removed", () => {
  const stated = [
    { subject: "car", name: "driver.age", value: "30" },
    { subject: "CAM-9-1", name: "part.made", value: "2026-01" }
  ]
  const facts = listAskedFacts([engine, engine], stated, [], new Map([["CAR", "The car"]]))
  expect(facts.map(({ name, value }) => [name, value])).toEqual([
    ["car.engine", ""],
    ["driver.age", "30"]
  ])
})

it("CLASS-05 the form shows an answered question as a list of choices again, so that a typo cannot match a rule", () => {
  const stated = [{ subject: "car", name: "car.engine", value: "sealed" }]
  render(<FactFields facts={listAskedFacts([], stated, [engine], new Map([["CAR", "The car"]]))} />)
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: engine.label })
  expect([field.value, [...field.options].map(({ value }) => value)]).toEqual(["sealed", ["", "built", "sealed", "other"]])
})

it("CLASS-05 the server reads only the fields that the form sends", () => {
  const { container } = render(
    <form>
      <FactFields facts={[{ ...engine, value: "sealed", of: "The car" }]} />
    </form>
  )
  expect(screen.getByLabelText("Is the engine built or sealed?")).toBeTruthy()
  const sent = Object.fromEntries(new FormData(container.querySelector("form")!)) as Record<string, string>
  expect(readFacts({ ...sent, intent: "facts", "fact||x": "1" })).toEqual([{ subject: "car", name: "car.engine", value: "sealed" }])
})
