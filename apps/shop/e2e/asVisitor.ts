import type { APIRequestContext, APIResponse, BrowserContext } from "@playwright/test"
import { linkFor, password } from "./accounts.ts"
import type { Car } from "./garage.ts"
import { findPageAddress } from "./pages.ts"
import { findVehicleIds, type VehicleIds } from "./setVehicleCookie.ts"

/** Initial state of a visitor. */
export interface VisitorState {
  /** Paths of product pages: one unit of each is in the cart. `true` for any product. */
  readonly cart?: ReadonlyArray<string> | true
  /** Vehicles in the garage. The last one is selected. */
  readonly vehicles?: ReadonlyArray<Car>
  /** Email address of the account that the visitor is signed in with. */
  readonly account?: string
}

/** The visitor whose state was created. */
export interface CreatedVisitor {
  readonly webUserGuid: string
}

const read = async (response: APIResponse): Promise<unknown> => {
  if (!response.ok()) throw new Error(`${response.url()} responded with status ${response.status()}: ${await response.text()}`)
  return response.json()
}

const ask = async (request: APIRequestContext, service: string, query: string, variables: object): Promise<Record<string, unknown>> => {
  const { data, errors } = (await read(await request.post(`/graphql/${service}`, { data: { query, variables } }))) as {
    readonly data?: Record<string, unknown>
    readonly errors?: unknown
  }
  if (!data || errors) throw new Error(`${service} responded with errors: ${JSON.stringify(errors)}`)
  return data
}

const signUp = async (request: APIRequestContext, origin: string, emailAddress: string): Promise<void> => {
  const post = async (path: string, data: object) => read(await request.post(path, { data, headers: { origin } }))
  await post("/api/account/register", { firstName: "June", lastName: "", emailAddress, newPassword: password })
  const token = /[0-9a-f]{64}/.exec(await linkFor(request, emailAddress))?.[0]
  await post("/api/account/confirm", { token })
}

const addToCart = async (request: APIRequestContext, webUserGuid: string, address: string, vehicle: VehicleIds | null): Promise<void> => {
  const page = await (await request.get(address)).text()
  const sku = /CAM-[0-9A-Z]+-\d+/.exec(page)?.[0] ?? ""
  const query = `mutation q($guid: String!, $items: [CartItemInput!]!, $project: ProjectInput) {
    addToCart(webUserGuid: $guid, items: $items, project: $project) { success message }
  }`
  const item = { skuVariantNumber: sku, skuBaseNumber: sku.replace(/-\d+$/, ""), quantityRequested: 1, kitComponents: [] }
  // The cart keeps the fitment verdict for the vehicle that was selected when the line was added.
  const project = vehicle && { vehicle: { year: vehicle.Year, makeId: vehicle.MakeId, modelId: vehicle.ModelId } }
  const { addToCart: added } = await ask(request, "checkout", query, { guid: webUserGuid, items: [item], project })
  const { message, success } = added as { readonly success: boolean; readonly message: string | null }
  if (!success) throw new Error(`Adding ${sku} of ${address} to the cart failed: ${message}`)
}

const addVehicle = async (context: BrowserContext, origin: string, webUserGuid: string, [year, make, model]: Car): Promise<VehicleIds> => {
  const ids = await findVehicleIds(context, Number(year), make, model)
  const query = `mutation q($wanted: ProjectRequestInput!) {
    addNewProjectToGarage(projectRequest: $wanted) { success addedCustomerProjectId }
  }`
  const wanted = { webUserGuid, customerProjectSource: "CUSTOMER_ENTERED", year: ids.Year, makeId: ids.MakeId, modelId: ids.ModelId }
  const { addNewProjectToGarage: added } = await ask(context.request, "customerproject", query, { wanted })
  const { addedCustomerProjectId, success } = added as { readonly success: boolean; readonly addedCustomerProjectId: string | null }
  if (!success) throw new Error(`Adding ${year} ${make} ${model} to the garage failed`)
  const fitment = encodeURIComponent(JSON.stringify({ ProjectId: addedCustomerProjectId, ...ids }))
  await context.addCookies([
    { name: "Fitment", value: fitment, url: origin },
    { name: "HasCustomerProjects", value: "true", url: origin }
  ])
  return ids
}

/** Creates a visitor's state through the API, in the cookies of this browser context. */
export const createVisitor = async (
  context: BrowserContext,
  origin: string,
  { account, cart = [], vehicles = [] }: VisitorState
): Promise<CreatedVisitor> => {
  const { request } = context
  if (account !== undefined) await signUp(request, origin, account)
  await read(await request.get(`${origin}/api/visitor/state`))
  const webUserGuid = (await context.cookies(origin)).find(({ name }) => name === "WebUserGuid")?.value ?? ""
  let selected: VehicleIds | null = null
  for (const vehicle of vehicles) selected = await addVehicle(context, origin, webUserGuid, vehicle)
  for (const address of cart === true ? [await findPageAddress(request, "product")] : cart)
    await addToCart(request, webUserGuid, address, selected)
  return { webUserGuid }
}
