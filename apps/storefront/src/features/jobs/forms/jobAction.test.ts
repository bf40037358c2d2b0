// @vitest-environment node
import { JobPlan } from "@camber/domain/jobs"
import { Schema } from "effect"
import { expect, it } from "vitest"
import { openFormPage } from "../../../../test/openFormPage.ts"
import { samplePlan } from "../testing/samplePlan.ts"

const path = "/jobs/disc-conversion-front"
const encode = Schema.encodeSync(JobPlan)

/** Opens a job whose plan counts what the visitor has. */
const openJob = (own: JobPlan = samplePlan()) =>
  openFormPage({
    jobPlan: ({ webUserGuid }: { readonly webUserGuid: string | null }) => ({
      jobPlan: encode(webUserGuid === null ? samplePlan({ title: "Shared plan" }) : own)
    })
  })

it("JOB-09 without scripts the page counts what the visitor has, and its form stays without scripts", async () => {
  const { open } = await openJob(samplePlan({ title: "Own plan" }))
  const { headers, html } = await open(`${path}?scripts=off`)
  expect(html).toContain("Own plan")
  expect(html).toContain('<input type="hidden" name="scripts" value="off"/>')
  expect(headers.get("cache-control")).toBe("private, no-store")
})

it("JOB-09 without scripts the set is added as the services propose it now, or the reason is shown with the choices", async () => {
  const { asked, open } = await openJob()
  await open(path, { add: "needed", budget: "premium" })
  const added = JSON.stringify(asked.filter(({ operation }) => operation === "addToCart").map(({ variables }) => variables))
  expect(added).toContain("CAM-3-1")
  const nothing = await openJob(samplePlan({ rows: [] }))
  const { html } = await nothing.open(path, { add: "needed", budget: "premium" })
  expect(html).toContain("There is nothing to add. Each part of this set is already in your cart")
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="premium"|<input[^>]*value="premium"[^>]*checked=""/)
})
