import sharp from "sharp"

// A photograph has one of these formats. All other decoders of libvips stay out of reach, SVG and PDF too.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
    "VipsForeignLoadNsgifBuffer"
  ]
})
// The shop serves pages at the same time.
sharp.concurrency(1)
sharp.cache(false)

/** Largest input: above the largest photographs of phones. */
export const MAX_PIXELS = 50_000_000
