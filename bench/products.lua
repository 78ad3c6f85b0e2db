-- Pages of the list of products, as visitors ask for them.
local pages = { "", "?page=2", "?page=3", "?category=Herbicydy", "?crops=Rzepak&volume=5L", "?sortBy=points&sortDesc=true" }

function init()
  requests = {}
  for _, page in ipairs(pages) do requests[#requests + 1] = wrk.format("GET", "/api/v1/products" .. page) end
  sent = 0
end

function request()
  sent = sent + 1
  return requests[sent % #requests + 1]
end

dofile("bench/done.lua")
