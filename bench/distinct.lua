-- Asks for another variant of the page each time: equal pages that are asked for at once are rendered once.
local count = 0
request = function()
	count = count + 1
	return wrk.format(nil, wrk.path .. "?view=" .. count)
end
