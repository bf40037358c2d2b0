import path from "node:path"
import { describe, expect, it } from "vitest"
import {
  failedInChromium,
  failedInVitest,
  flakyInChromium,
  flakyInVitest,
  unhandledInVitest,
  type PlaywrightReport,
  type VitestReport
} from "./failedTests.ts"
import { root } from "./runStep.ts"

const vitest: VitestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numTotalTests: 3,
  testResults: [
    {
      name: path.join(root, "wheel.test.ts"),
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "a wheel turns", status: "passed", failureMessages: [] },
        { fullName: "a wheel is round", status: "failed", failureMessages: ["\u001B[31mit is not\u001B[39m\n\n  at once"] },
        { fullName: "a wheel stops", status: "passed", failureMessages: ["too late\n    at wheel.test.ts:7:3"] }
      ]
    },
    { name: "axle.test.ts", status: "failed", message: "did not load", assertionResults: [] }
  ]
}

const spec = (title: string, ...statuses: ReadonlyArray<"expected" | "unexpected" | "flaky">) => ({
  title,
  file: "walk.test.ts",
  line: 7,
  tests: statuses.map((status, index) => ({
    projectName: `screen ${index}`,
    status,
    results: status === "expected" ? [{}] : [{ error: { message: `${title} fell` } }, {}]
  }))
})

const chromium: PlaywrightReport = {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [{ specs: [spec("out", "expected", "unexpected")], suites: [{ specs: [spec("back", "flaky", "expected")] }] }]
}

describe("what a run says at its end", () => {
  it("names each failed unit test, and each file that did not load, with its reason in one plain line", () => {
    expect(failedInVitest(vitest)).toEqual(["wheel.test.ts: a wheel is round: it is not | at once", "axle.test.ts: did not load"])
  })

  it("names what failed it outside of its tests, and the file that ran then", () => {
    expect(
      unhandledInVitest([
        { message: "too late", stack: "Error: too late\n    at wheel.ts:7:3", VITEST_TEST_PATH: path.join(root, "wheel.test.ts") },
        { message: "a worker stopped" }
      ])
    ).toEqual(["unhandled error: while wheel.test.ts ran: too late: at wheel.ts:7:3", "unhandled error: a worker stopped"])
  })

  it("names each unit test that passed only at the second try, with what the first one said", () => {
    expect(flakyInVitest(vitest)).toEqual([{ test: "wheel.test.ts: a wheel stops", reason: "too late" }])
  })

  it("names a failed journey with the screen on which it failed alone", () => {
    expect(failedInChromium(chromium)).toEqual(["walk.test.ts:7 [screen 1] out: out fell"])
  })

  it("names a journey that passed only at the second try, however deep in its file", () => {
    expect(flakyInChromium(chromium)).toEqual([{ test: "walk.test.ts [screen 0] back", reason: "back fell" }])
  })
})
