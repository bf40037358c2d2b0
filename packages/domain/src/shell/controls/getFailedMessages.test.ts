import { expect, it } from "vitest"
import { getFailedMessages, type Validation } from "./getFailedMessages.ts"

const validations: ReadonlyArray<Validation> = [
  { holds: (text) => text.trim() !== "", message: "Please provide a list name." },
  { holds: (text) => text.length <= 40, message: "List name must be less than 40 characters." }
]

it("CTRL-31 getFailedMessages returns the message of each failed condition, in order", () => {
  expect(getFailedMessages("", validations)).toEqual(["Please provide a list name."])
  expect(getFailedMessages(" ".repeat(41), validations)).toEqual(validations.map(({ message }) => message))
  expect(getFailedMessages("Camaro", validations)).toEqual([])
  expect(getFailedMessages("", [])).toEqual([])
})
