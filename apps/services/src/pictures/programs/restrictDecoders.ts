import sharp from "sharp"

// Blocks all decoders of libvips, including SVG and PDF, and then unblocks those for the accepted formats.
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
// Uses one thread, because the shop serves pages at the same time.
sharp.concurrency(1)
sharp.cache(false)

/** Maximum number of pixels of an input, more than the largest photographs of phones have. */
export const MAX_PIXELS = 50_000_000
