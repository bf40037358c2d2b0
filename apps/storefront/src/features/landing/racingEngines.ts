import type { Feature } from "./features.ts"

export const racingEngines: Feature = {
  path: "/Featured/Racing-Engines",
  title: "Racing Engines",
  lede: "Choose a racing engine from the rule book: first what the class allows, then what the track needs, then how much power you want.",
  body: [
    { _tag: "Heading", text: "Start with the class" },
    {
      _tag: "Paragraph",
      text: "Most classes prescribe the engine: a sealed crate engine, a displacement, a cast intake or a certain carburetor. Read the engine section twice and note what is measured at inspection. An engine with 40 hp less that passes inspection beats one that doesn't."
    },
    {
      _tag: "Table",
      head: ["Where it runs", "What it needs", "What fails first"],
      rows: [
        ["Dirt oval, crate class", "Torque from 4,500 rpm, a wide curve", "Air filter and valve springs"],
        ["Asphalt oval", "Steady power at 6,500 rpm, cool oil", "Oil temperature"],
        ["Bracket drag", "The same number every pass", "Converter and valve springs"],
        ["Road course", "Oil control in long corners", "Oil pickup and rod bearings"],
        ["Street and strip", "Idle, vacuum and pump gas", "Cooling in traffic"]
      ]
    },
    { _tag: "Heading", text: "Crate, short block or your own" },
    {
      _tag: "Bullets",
      items: [
        "A crate engine is the least work, and its power is known. Include the price of parts that don't come with it: pan, balancer, distributor, intake.",
        "A short block with heads of your choice suits classes that restrict the bottom end but not the top end.",
        "Building your own pays off for engines with a long history and many parts: small block Chevy, small block Ford, Mopar LA."
      ]
    },
    { _tag: "Heading", text: "Before the first start" },
    {
      _tag: "Callout",
      text: "Prime the oil system until every rocker drips, set the timing with a degree wheel rather than by eye, and have a fan and a fire extinguisher within reach."
    },
    {
      _tag: "Paragraph",
      text: "Select your engine family in the garage, and each part shows whether it fits that engine, and why. Flat-tappet cams need break-in oil. Roller cams don't."
    }
  ],
  scope: { kind: "category", slug: "crate-engines~2-10-9" },
  reading: { category: "engine-recipes~512-169", about: /./ }
}
