/**
 * The positions of the `most` highest scores above `least` among the first `count`, the highest
 * first; of equal scores, the earlier position.
 */
export const highest = (scores: Float64Array, count: number, most: number, least = -Infinity): number[] => {
  const best: number[] = [];
  let limit = least;
  for (let position = 0; position < count; position += 1) {
    const score = scores[position] ?? 0;
    if (score <= limit) continue;
    let place = best.length < most ? best.length : most - 1;
    for (; place > 0; place -= 1) {
      const before = best[place - 1] ?? 0;
      if ((scores[before] ?? 0) >= score) break;
      best[place] = before;
    }
    best[place] = position;
    if (best.length === most) limit = scores[best[most - 1] ?? 0] ?? 0;
  }
  return best;
};
