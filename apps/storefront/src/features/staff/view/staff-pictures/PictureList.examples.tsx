import type { Examples } from "@camber/ui/examples/Examples.ts"
import { FilePicker } from "./FilePicker.tsx"
import { PictureList } from "./PictureList.tsx"

const nothing = () => undefined
const pictures = [
  { source: "a", sku: null, alt: "Rotor from the front", src: "/content/parts/brake-rotor.svg", note: "Uploaded." },
  { source: "b", sku: "SM-R1347", alt: "", src: null, note: "From images.example. For SM-R1347 alone. images.example answered 404." }
]
const list = { pictures, onMove: nothing, onRemove: nothing, onText: nothing }
const picker = { label: "Add photographs", hint: "JPEG, PNG or WebP, at most 20 MB each.", onFiles: nothing }

export const examples: Examples = {
  "Photographs to arrange": <PictureList {...list} canEdit />,
  "Without the right to edit": <PictureList {...list} canEdit={false} />,
  "A field for files": <FilePicker {...picker} progress={null} isBusy={false} />,
  "While files are uploaded": <FilePicker {...picker} progress="Uploading 2 of 3: rotor.jpg" isBusy />
}
