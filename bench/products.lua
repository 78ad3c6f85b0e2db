-- Pages of the list of products, as visitors ask for them.
local pages = { "", "?page=2", "?page=3", "?category=Herbicydy", "?crops=Rzepak&volume=5L", "?sortBy=points&sortDesc=true" }
local sent = 0

function request()
  sent = sent + 1
  return wrk.format("GET", "/api/v1/products" .. pages[sent % #pages + 1])
end

dofile("bench/done.lua")
