import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Button } from "@camber/ui"
import { AddressList, type ListedAddress } from "./AddressList.tsx"

const home: ListedAddress = {
  id: "home",
  name: "June Hale",
  lines: ["12 Mill Road", "Akron, OH 44308", "United States"],
  phone: "(330) 555-0142",
  isDefault: true
}
const long: ListedAddress = {
  id: "long",
  name: "Maximiliana Featherstonehaugh-Cholmondeley and Daughters, Receiving Department",
  lines: ["100 Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Boulevard", "Building 7, Dock 14", "Akron, OH 44308"],
  phone: "+1 330 555 0142",
  isDefault: false
}
const actions = (
  <>
    <Button size="small">Edit</Button>
    <Button size="small">Delete</Button>
  </>
)

export const examples: Examples = {
  "Two addresses, one with very long texts": <AddressList label="Your addresses" addresses={[home, long]} actions={() => actions} />
}
