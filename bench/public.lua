-- Lists that everybody may read, as visitors ask for them. From the environment: LIST (which one).
local lists = {
  news = { "/cms/news", "/cms/news?per_page=3", "/cms/news?program=program.partner" },
  promotions = { "/cms/promotions", "/cms/promotions?state=past", "/cms/promotions?state=upcoming" },
  products = {
    "/products",
    "/products?page=2",
    "/products?page=3",
    "/products?category=Herbicydy",
    "/products?crops=Rzepak&volume=5L",
    "/products?sortBy=points&sortDesc=true",
  },
}

function init()
  requests = {}
  for _, page in ipairs(lists[os.getenv("LIST")]) do requests[#requests + 1] = wrk.format("GET", "/api/v1" .. page) end
  sent = 0
end

function request()
  sent = sent + 1
  return requests[sent % #requests + 1]
end

dofile("bench/done.lua")
